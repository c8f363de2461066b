-- AlterTable
ALTER TABLE "match" ADD COLUMN     "full_settings" TEXT,
ADD COLUMN     "results" TEXT,
ADD COLUMN     "version" INTEGER;

-- Until now there was one version of every game's rules.
UPDATE "match" SET "version" = 1 WHERE "status" <> 'lobby';

-- AlterTable: what was decided about "the third award" is found by its place, until the match is finished anew.
ALTER TABLE "award_decision" ADD COLUMN     "key" TEXT;
UPDATE "award_decision" SET "key" = '#' || "index";
ALTER TABLE "award_decision" DROP CONSTRAINT "award_decision_pkey",
DROP COLUMN "index",
ALTER COLUMN "key" SET NOT NULL,
ADD CONSTRAINT "award_decision_pkey" PRIMARY KEY ("match_id", "seq", "key");
