#!/bin/bash
# Uploads the configset and makes the collection behind the alias `rulings` once. Safe to run again: the upload replaces, an existing
# collection stays.
set -euo pipefail
solr zk upconfig -z zookeeper:2181 -n rulings -d /configset
if curl -fsS 'http://solr-1:8983/solr/admin/collections?action=LISTALIASES' | grep -q '"rulings"'; then
  curl -fsS 'http://solr-1:8983/solr/admin/collections?action=RELOAD&name=rulings'
else
  curl -fsS 'http://solr-1:8983/solr/admin/collections?action=CREATE&name=rulings-1&alias=rulings&numShards=2&replicationFactor=2&router.field=ruling_id&collection.configName=rulings'
fi
