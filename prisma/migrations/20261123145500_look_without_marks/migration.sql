-- Marks that tell nobody apart no longer count in what names look like: found anew, at the next start, of those that may have some.
UPDATE "User" SET "look" = NULL, "smallLook" = NULL WHERE "name" ~ '[^ -~]';
