/* @name setLanguage */
update member set language = :language! where merchant_id = :merchant! and id = :id!;
