-- AlterTable
ALTER TABLE "reach_way" ADD COLUMN     "zone" TEXT;
