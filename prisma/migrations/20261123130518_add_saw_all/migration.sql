-- AlterTable
ALTER TABLE "match" ADD COLUMN     "saw_all" TEXT[] DEFAULT ARRAY[]::TEXT[];
