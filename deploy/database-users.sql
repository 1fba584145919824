-- The user who serves: it reads and writes rows of the schema, and changes no table, reads no file and sees no other schema. Give it
-- another password and, where the servers' addresses are known, these instead of '%'. Who migrates is another user, with all
-- rights on the schema: docs/operations.md.
CREATE USER 'massima'@'%' IDENTIFIED BY 'massima';
GRANT SELECT, INSERT, UPDATE, DELETE ON massima.* TO 'massima'@'%';
