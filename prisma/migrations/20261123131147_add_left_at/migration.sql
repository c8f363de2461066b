-- AlterTable
ALTER TABLE "match_seat" ADD COLUMN     "left_at" TIMESTAMPTZ(3);
