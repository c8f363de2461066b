-- AlterTable
ALTER TABLE "reach_way" ADD COLUMN     "session_id" TEXT;

-- CreateIndex
CREATE INDEX "reach_way_session_id_idx" ON "reach_way"("session_id");
