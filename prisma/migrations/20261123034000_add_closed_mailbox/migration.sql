-- CreateTable
CREATE TABLE "closed_mailbox" (
    "id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "closed_mailbox_pkey" PRIMARY KEY ("id")
);

