-- AlterTable
ALTER TABLE "settings_template" ADD COLUMN     "quiet_from" INTEGER,
ADD COLUMN     "quiet_until" INTEGER,
ADD COLUMN     "quiet_zone" TEXT;
