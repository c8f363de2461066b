-- AlterTable
ALTER TABLE "match_event" ADD COLUMN     "judgment" TEXT;
