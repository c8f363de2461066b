-- AlterTable
ALTER TABLE "match_seat" ADD COLUMN     "taken_at" TIMESTAMPTZ(3),
ADD COLUMN     "taken_by" TEXT,
ADD COLUMN     "taken_denied_at" TIMESTAMPTZ(3),
ADD COLUMN     "taken_from" TEXT,
ADD COLUMN     "taken_from_name" TEXT,
ADD COLUMN     "taken_read_at" TIMESTAMPTZ(3);
