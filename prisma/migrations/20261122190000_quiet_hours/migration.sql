-- AlterTable
ALTER TABLE "match" ADD COLUMN     "quiet_from" INTEGER,
ADD COLUMN     "quiet_since" TIMESTAMPTZ(3),
ADD COLUMN     "quiet_until" INTEGER,
ADD COLUMN     "quiet_zone" TEXT;
