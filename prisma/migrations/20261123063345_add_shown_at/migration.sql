-- AlterTable
ALTER TABLE "delivery" ADD COLUMN     "unless_seen" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "seen" ADD COLUMN     "shown_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Until now both were one.
UPDATE "seen" SET "shown_at" = "at";

-- CreateTable
CREATE TABLE "offer_put_away" (
    "person_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offer_put_away_pkey" PRIMARY KEY ("person_id")
);
