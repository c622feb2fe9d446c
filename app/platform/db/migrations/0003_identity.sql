-- Whether an e-mail address that an identity provider vouches for is another member's.
create index member_email_lower on member (merchant_id, lower(email));
