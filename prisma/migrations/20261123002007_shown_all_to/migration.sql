-- AlterTable
ALTER TABLE "match" ADD COLUMN     "shown_all_to" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- Hosts of matches that run already are shown what they were shown before.
UPDATE "match" SET "shown_all_to" = ARRAY(
  SELECT "owner_id" UNION SELECT "person_id" FROM "match_member" WHERE "match_id" = "match"."id" AND "kind" = 'cohost'
) WHERE "status" <> 'lobby';
