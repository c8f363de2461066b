-- AlterTable
ALTER TABLE "reach_way" ADD COLUMN     "digest_at" INTEGER,
ADD COLUMN     "digest_zone" TEXT;

-- AlterTable
ALTER TABLE "delivery" ADD COLUMN     "in_digest" BOOLEAN NOT NULL DEFAULT false;
