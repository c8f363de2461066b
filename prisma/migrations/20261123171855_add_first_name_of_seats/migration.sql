-- AlterTable
ALTER TABLE "match_seat" ADD COLUMN     "first_name" TEXT;
