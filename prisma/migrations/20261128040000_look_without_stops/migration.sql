-- Stops and spaces no longer count in what names look like: found anew, at the next start, of those that have some.
UPDATE "User" SET "look" = NULL, "smallLook" = NULL WHERE "name" ~ '[ ._''’-]';
