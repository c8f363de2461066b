-- AlterTable
ALTER TABLE "match_seat" ADD COLUMN     "since" TIMESTAMPTZ(3),
ADD COLUMN     "since_seq" INTEGER;
