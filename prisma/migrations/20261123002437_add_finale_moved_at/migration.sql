-- AlterTable
ALTER TABLE "match" ADD COLUMN     "finale_moved_at" TIMESTAMPTZ(3);
