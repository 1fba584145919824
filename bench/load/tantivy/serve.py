"""Tantivy behind a pipe: indexes the principles of a corpus, then answers one question a line, both as JSON.

    python serve.py <index folder> <corpus.jsonl> <stopwords.txt>
"""

import json
import os
import sys

import tantivy
from tantivy import Filter, Occur, Query, SnippetGenerator, TextAnalyzerBuilder, Tokenizer

folder, corpus, stopword_file = sys.argv[1:4]
# Longer than any principle: the whole text is marked, as it is shown.
WHOLE_TEXT = 1_000_000


def open_index():
    with open(stopword_file, encoding="utf-8") as lines:
        stopwords = [line.split("|")[0].strip() for line in lines if line[0] not in "#|\n"]
    steps = [Filter.remove_long(40), Filter.lowercase(), Filter.custom_stopword([w for w in stopwords if w])]
    steps += [Filter.stemmer("italian"), Filter.ascii_fold()]
    chain = TextAnalyzerBuilder(Tokenizer.simple())
    for step in steps:
        chain = chain.filter(step)
    analyzer = chain.build()
    builder = tantivy.SchemaBuilder()
    builder.add_text_field("id", stored=True, tokenizer_name="raw", index_option="basic")
    for name in ("title", "text"):
        builder.add_text_field(name, stored=True, tokenizer_name="italian")
    builder.add_text_field("authority", stored=True, fast=True, tokenizer_name="raw", index_option="basic")
    for name in ("issuer_type_id", "year"):
        builder.add_integer_field(name, stored=True, indexed=True, fast=True)
    schema = builder.build()
    is_new = not os.path.exists(os.path.join(folder, "done"))
    os.makedirs(folder, exist_ok=True)
    index = tantivy.Index(schema, folder)
    index.register_tokenizer("italian", analyzer)
    if is_new:
        fill(index)
        open(os.path.join(folder, "done"), "w").close()
    return index, schema, analyzer


def fill(index):
    writer = index.writer(512_000_000, 2)
    writer.delete_all_documents()
    with open(corpus, encoding="utf-8") as lines:
        for line in lines:
            ruling = json.loads(line)
            kind = ruling["issuer_type_id"]
            for one in ruling["principles"]:
                if one["kind"] != "principle":
                    continue
                writer.add_document(
                    tantivy.Document(
                        id=f"{ruling['id']}-m{one['n']}",
                        title=one["title"],
                        text=one["text"],
                        authority=f"{kind}|{ruling['issuer']}",
                        issuer_type_id=kind,
                        year=ruling["year"],
                    )
                )
    writer.commit()
    writer.wait_merging_threads()


def answer(index, schema, analyzer, searcher, asked):
    words = [word for word in asked["query"].split() if analyzer.analyze(word)]
    of_words = index.parse_query(" ".join(words), ["title", "text"], conjunction_by_default=asked["all"])
    clauses = [(Occur.Must, of_words)]
    for field, values in asked["filters"].items():
        only = Query.const_score_query(Query.term_set_query(schema, field, values), 0.0)
        clauses.append((Occur.Must, only))
    query = Query.boolean_query(clauses)
    found = searcher.search(query, 10, count=True)
    marks = SnippetGenerator.create(searcher, of_words, schema, "text")
    marks.set_max_num_chars(WHOLE_TEXT)
    hits = []
    for score, address in found.hits:
        doc = searcher.doc(address)
        marked = [(mark.start, mark.end) for mark in marks.snippet_from_doc(doc).highlighted()]
        hits.append({**doc.to_dict(), "score": score, "marks": marked})
    terms = {name: {"terms": {"field": name, "size": 100}} for name in ("authority", "year")}
    counts = searcher.aggregate(query, terms) if asked["counts"] else None
    return {"total": found.count, "hits": hits, "counts": counts}


index, schema, analyzer = open_index()
index.reload()
searcher = index.searcher()
print(json.dumps({"principles": searcher.num_docs, "parts": searcher.num_segments}), flush=True)
for line in sys.stdin:
    print(json.dumps(answer(index, schema, analyzer, searcher, json.loads(line))), flush=True)
