-- AlterTable
ALTER TABLE "match" ADD COLUMN     "finale_told_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "reach_way" ADD COLUMN     "match_id" INTEGER;

-- AlterTable
ALTER TABLE "delivery" ADD COLUMN     "mentions" TEXT NOT NULL DEFAULT '[]',
ADD COLUMN     "picture" TEXT;

-- CreateIndex
CREATE INDEX "reach_way_match_id_idx" ON "reach_way"("match_id");

-- AddForeignKey
ALTER TABLE "reach_way" ADD CONSTRAINT "reach_way_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
