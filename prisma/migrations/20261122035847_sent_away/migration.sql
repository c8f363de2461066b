-- AlterTable
ALTER TABLE "match_member" ADD COLUMN     "reason" TEXT;
