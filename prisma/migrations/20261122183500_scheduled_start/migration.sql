-- AlterTable
ALTER TABLE "match" ADD COLUMN     "start_missed_at" TIMESTAMPTZ(3),
ADD COLUMN     "start_missed_why" TEXT;
