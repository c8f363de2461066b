-- CreateTable
CREATE TABLE "alive" (
    "id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "alive_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outage" (
    "id" SERIAL NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "outage_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "outage_until_idx" ON "outage"("until");

-- The one row
INSERT INTO "alive" ("id", "at") VALUES (1, now());
