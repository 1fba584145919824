#!/bin/bash
# Uploads the configset and makes the collection `rulings` once. Safe to run again: the upload replaces, an existing collection stays.
set -euo pipefail
solr zk upconfig -z zookeeper:2181 -n rulings -d /configset
if curl -fsS 'http://solr-1:8983/solr/admin/collections?action=LIST' | grep -q '"rulings"'; then
  curl -fsS 'http://solr-1:8983/solr/admin/collections?action=RELOAD&name=rulings'
else
  curl -fsS 'http://solr-1:8983/solr/admin/collections?action=CREATE&name=rulings&numShards=1&replicationFactor=2&collection.configName=rulings'
fi
