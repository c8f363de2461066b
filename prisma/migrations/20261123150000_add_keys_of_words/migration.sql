-- AlterTable
ALTER TABLE "ruling" ADD COLUMN     "key" TEXT;

-- AlterTable
ALTER TABLE "question" ADD COLUMN     "key" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "ruling_match_id_key_key" ON "ruling"("match_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "question_match_id_seat_key_key" ON "question"("match_id", "seat", "key");
