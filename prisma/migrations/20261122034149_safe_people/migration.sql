-- CreateTable
CREATE TABLE "safe_person" (
    "person_id" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "safe_person_pkey" PRIMARY KEY ("person_id")
);
