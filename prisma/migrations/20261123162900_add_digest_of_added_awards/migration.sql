-- AlterTable
ALTER TABLE "award_decision" ADD COLUMN     "digest" TEXT;
