/** Parts of a program that do not speak, ask or know. */
const part = `account act address answer app article browser build button call card catalogue collection command contract database
  declaration dialog document endpoint engine feature field file folder form frame function gate image index key line link lint list mail
  mailbox marker message model name note number operation page parser part plan policy process product provider query question request
  response row rule run schema screen script search server session source stage start step table test text title token tool type widget word`;
const beforeWhat = `of with by for in from to and or than at on about as is are after before all but behind without that only gives? shows?
  says? takes? has have contains? keeps? not into names? adds? see reads? like near be wants? needs? tells? does do puts? finds? makes?
  leaves? drops? brings? removes? counts?`;
const archaic = `anew besides? thereof whereby thrice lest yonder hence for_want_of for_good all_the_same of_no_account in_bites at_once
  in_(?:the|its)_place(?:_of)? of_(?:its|their)_own by_itself_alone the_more_so but_for (?:nothing|none)_but from_now_on in_turn meanwhile
  one_after_the_other (?:goes|go|went)_on (?:comes?|came)_in stands?_(?:in|for|at|above|below|next) lies?_(?:in|at|over|above|below|next)
  hangs?_on gives?_way leads?_back is_(?:away|over|due) cure[sd]?`;
const anyOf = (/** @type {string} */ list) =>
  `(?:${list.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`;

/** One pattern a line: scope (`doc`: start of a doc comment, `start`: of a sentence), weight, replacement, expression. */
const table = String.raw`
start 1 begin with a noun or a verb ~ ^(?:What(?:ever)?|Who(?:ever|se)?|Those|(?:No|Some|Any)body|Nothing|None)\b(?![^.]*\?)
start 1 write a complete phrase ~ ^(?:Of|Them|Theirs|Its|By|Besides?|And|Nor|But)\s(?!default\b|using\b|the time\b|design\b)[a-z]
doc 1 name the thing ~ ^(?:It|They|He|One|That|Each|Both|None|All of (?:it|them)|The (?:same|others?|ones?))\b(?! must\b)
any 1 a noun instead of "what" ~ \b${anyOf(beforeWhat)} what(?:ever)? (?!(?:to|if|kind|type|happen(?:s|ed)|you|we|extent)\b)[a-z]
any 1 name the person or caller ~ \b(?:who(?:ever|mever)|(?:no|some|any|every)body|no one|whatever)\b
any 1 the noun instead of "those" ~ \bthose (?:that|of|who|which|with|in|from|to|by|for|it|are|is|[a-z]+ed)\b
any 1 the noun instead of "one" ~ \b(?:the|another|no|any|each|every|this|that|an? \w+) ones?\b|\bones? (?:that|which|of (?:them|these|those|its|his)|whose|is|are|was|has|after|before|in|without|by)\b|\bis (?:one|none)\b
any 1 "if" or "when" ~ \bwhere (?:it|there|that|this|one|none|they|nothing|no|some|such|something|its|all|both|neither|any|each|only|what) \w
any 1 "exists", "is missing" ~ \bthere (?:is|are|was|were) (?:none|one|nothing|something|no such)|\b(?:is|are|was|were|be) (?:not )?there\b|\bthat there is\b
any 1 returns, contains, requires ~ \b${anyOf(part)}s? (?:says?|said|tells?|told|asks?|asked|knows?|knew|wants?|hears?|speaks?|minds?|bears?|learns?|decides?|hands? on|has (?:said|told|asked|seen|heard))\b
any 1 "is shown", "is requested" ~ \b(?:is|are|was|were|be|been|being) (?:not )?(?:said|told|asked|heard|meant|known|wished|demanded|spoken|begun|struck|taken for|handed on|looked (?:at|for|up)|let in)\b
any 1 reports, defines, logs ~ \bsays? (?:so|it|which|what|how|that|whether|nothing|no|of|the|a)\b|\btells? (?:it|which|what|apart|of|whether|how|the|nothing)\b|\bknows? (?:of|nothing|which|what|no|whether|the|it|how)\b
any 1 "the number of", "up to n" ~ \b(?:so (?:many|much|long|short|few)|as many)\b(?! (?:as|times)\b)|\b(?:of|by|with|for|and|in|says?|knows?) how (?:much|many|long|often)\b
any 1 an everyday phrase ~ \b${anyOf(archaic)}\b
any 0.5 the active voice ~ \b(?:is|are|was|were) (?:taken|given|made|drawn|found|left|kept|put|seen|held|got|brought|counted|paid|named|wanted|chosen|typed|ended) (?:to|for|by|in|out|over|back|as|of|at|with|on|from|again|there|away|through|together|along|apart|alone|so|no|it)
any 1 fewer "of" ~ \bof\b(?:[^.;,:()]{1,30}?\bof\b){2,}
any 0.5 "only", or the noun ~ \b(?:alone|likewise|even so|at that|as such|the like|of them|(?:of|in|with|by|to|for|from) it)(?=[.,;:)]|$| (?:is|are|was|were|has|have|may|can)\b)
any 0.5 "because", or two sentences ~ [a-z]: (?:it|they|what|one|no|nothing|none|whoever|those|all|each|both|there|not|then|else|where|who|until)\b
`;

/** Patterns of English that is hard to read. Only those at the start of a text depend on capitals. */
export const patterns = table
  .trim()
  .split('\n')
  .map((row) => {
    const [, scope, weight, instead = '', find = ''] = /^(\w+) (\S+) (.*?) ~ (.*)$/.exec(row) ?? [];
    const flags = scope === 'any' && weight !== '0.5' ? 'i' : '';
    return { scope, weight: Number(weight), instead, find: new RegExp(find, flags) };
  });
