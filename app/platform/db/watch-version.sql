/* @name versionOf */
select version from config_version where name = :name!;
