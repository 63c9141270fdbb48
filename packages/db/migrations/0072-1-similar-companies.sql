-- expand
-- Keys under which imports look up companies: the other name that a company's name gives ("formerly", "trading as") or else its domain without the ending,
-- and what names with a typing error, or that were cut off, have in common (secondKeyOfCompany and similarNameKey of engines/leads). Companies that were written before have none until they are
-- written again: SQL doesn't know the rules that read names. After a lookup the names themselves are compared, so a key that the version before left behind
-- when it wrote another name costs a comparison and matches nothing.
alter table app.companies add column second_key text;
alter table app.companies add column similar_key text;
