-- AlterTable
ALTER TABLE "match_seat" ADD COLUMN     "promised_at" TIMESTAMPTZ(3);
