-- CreateTable
CREATE TABLE "calendar" (
    "id" SERIAL NOT NULL,
    "person_id" TEXT NOT NULL,
    "renewals" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "calendar_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "calendar_person_id_key" ON "calendar"("person_id");
