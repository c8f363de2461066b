-- CreateTable
CREATE TABLE "asked_no_more" (
    "person_id" TEXT NOT NULL,
    "host_id" TEXT NOT NULL,
    "host_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "asked_no_more_pkey" PRIMARY KEY ("person_id","host_id")
);

-- CreateIndex
CREATE INDEX "asked_no_more_host_id_idx" ON "asked_no_more"("host_id");
