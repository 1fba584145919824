import type { assistants as source } from '../it/assistants.ts';

export const assistants: Record<keyof typeof source, string> = {
  assistants_title: 'Massima in AI assistants',
  assistants_intro:
    'Claude, ChatGPT, Le Chat, editors and scripts can search Massima with the account of whoever uses them: principles with their citations, the rulings that cite one another, and a check of every citation in a text.',
  assistants_address: 'The address to enter',
  assistants_copy: 'Copy the address',
  assistants_copied: 'The address was copied.',
  assistants_copy_failed: 'The address could not be copied: select it and copy it by hand.',
  assistants_connect: 'How to connect',
  assistants_claude: 'Claude',
  assistants_claude_text:
    'Settings, Connectors, Add custom connector: paste the address. Claude opens Massima and asks for consent.',
  assistants_chatgpt: 'ChatGPT',
  assistants_chatgpt_text:
    'Settings, Apps and connectors, Create (in developer mode): paste the address and choose OAuth.',
  assistants_lechat: 'Le Chat',
  assistants_lechat_text: 'Connectors, Add connector, Custom MCP: paste the address.',
  assistants_vscode: 'VS Code',
  assistants_vscode_text: 'The command “MCP: Add Server”, HTTP: paste the address.',
  assistants_script: 'A script',
  assistants_script_text:
    'Create a key in the profile, under “Assistants and keys”, and send it as “Authorization: Bearer”. Addresses and examples are in the documentation.',
  assistants_docs: 'Documentation for programs',
  assistants_can: 'What it can do',
  assistants_can_text:
    'It searches and reads rulings, finds similar ones and those that cite them, and checks the citations of a text. If the consent includes it, it saves results to folders and sets up alerts.',
  assistants_cannot: 'What it cannot do',
  assistants_cannot_text:
    'It can neither see nor change the profile, the password, the cards or the subscription; it deletes nothing, and it does not read the history.',
  assistants_costs: 'How many searches it uses',
  assistants_costs_text:
    'Every new question by the assistant uses one search. Reading, following links between rulings and checking citations use none, within the usual limits: 300 texts and 30 checks a day.',
  assistants_kept: 'What is kept',
  assistants_kept_text:
    'The question stays in the history with the assistant’s name, unless the history is paused. The text of a brief that is checked is not kept. What the assistant receives is processed by whoever operates it, under their own terms.',
  assistants_prompts: 'Ready-made requests',
  assistants_prompts_text:
    '“Verifica le citazioni di un atto” and “Ricerca con fonti” appear in the menu of assistants that show them.',
  assistants_tools: 'The tools',
  assistants_example: 'Example',
  assistants_cost: 'Cost',
  assistants_cost_search: 'one search for each new question; beyond the included ones, what the plan says.',
  assistants_cost_none: 'no search.',
  assistants_cost_writes: 'Needs permission to save.',
  assistants_told: 'The description that the assistant receives',
  assistants_inputs: '{count, plural, one {One field to send} other {# fields to send}}',
  assistants_required: '(required)',
  assistants_tool_search_rulings:
    'Searches principles and rulings on a question, a citation or an article, with filters by court, section, form (sentenza, ordinanza, decreto), day and article applied. Ten results a page, some 20,000 characters. A new question uses one search.',
  assistants_tool_read_ruling:
    'Reads the full text of a ruling returned before, in parts of at most 20,000 characters. Uses no search: 300 texts a day.',
  assistants_tool_find_in_ruling:
    'Finds words in the full text of a ruling, in all their forms, with their place and what surrounds them. Twenty places a page, some 6,000 characters. Counts as reading that ruling.',
  assistants_tool_check_citations:
    'Checks every citation and every quoted passage of a text of up to 100,000 characters. One line per citation, some 15,000 characters for 150. Uses no search: 30 checks a day.',
  assistants_tool_similar_rulings:
    'Other principles of the same ruling, and rulings on the same subject. Up to 14 principles, some 30,000 characters. Uses no search.',
  assistants_tool_citing_rulings:
    'Who cites a ruling, year by year, what it cites and which provisions it applies. Thirty entries per list, some 15,000 characters. Uses no search.',
  assistants_tool_rulings_on_article:
    'How many rulings apply an article, by year and by court. Some 1,000 characters. Uses no search.',
  assistants_tool_read_provision:
    'The text of an article on a day, its other versions and what became of it. Up to 20,000 characters. Uses no searches.',
  assistants_tool_my_folders:
    'The folders, or what one of them holds, with the notes. Twenty results a page, some 20,000 characters. Uses no search.',
  assistants_tool_save_to_folder: 'Saves a result to a folder, with a note. Needs permission to save.',
  assistants_tool_follow:
    'Follows a question or the citations of a ruling: news arrive by e-mail. Needs permission to save.',
  assistants_tool_usage:
    'How many searches are left and what the next one costs. Some 300 characters, at no cost.',
  assistants_help: 'If something goes wrong',
  assistants_help_refused: 'The application says that the address is not valid',
  assistants_help_refused_text:
    'Paste it whole, with https and with “/mcp” at the end; a trailing slash makes no difference.',
  assistants_help_over: '“The request is not valid or has expired”',
  assistants_help_over_text:
    'Consent has to be given within ten minutes and in the browser in which the application opened it: start again from the application.',
  assistants_help_full: '“Five keys are already valid”',
  assistants_help_full_text:
    'Revoke one in the profile, under “Assistants and keys”. The same application, connected again, replaces its former connection.',
  assistants_help_ended: 'The assistant asks for consent again',
  assistants_help_ended_text: 'A connection lasts one year, and ends when the password changes.',
  assistants_help_paid: '“quota_used_up”',
  assistants_help_paid_text:
    'The included searches are used up: a monthly sum can be allowed in the profile.',
  assistants_help_slow: '“too_many_attempts”',
  assistants_help_slow_text: 'A connection has 120 calls a minute, two at a time: the assistant has to wait.',
  assistants_help_missing: 'A citation is “missing”',
  assistants_help_missing_text:
    'The collection does not have that ruling, which does not mean that it does not exist.',
  assistants_careful: 'An assistant can be wrong: open and read citations before using them in a brief.',
  assistants_manage: 'Assistants and keys in the profile',
  connect_title: 'Connect an assistant',
  connect_who: '“{name}” asks to sign in with this account.',
  connect_name_is_claim: 'Name given by the application, not verified. Afterwards it leads back to:',
  connect_local: 'It is a program on this computer. Afterwards it leads back to:',
  connect_may:
    'It will be able to search, read rulings and check citations. It will not see the profile, the cards or the history, and will delete nothing.',
  connect_cost:
    'Every new question it asks uses one search. The connection lasts one year and can be revoked in the profile at any time.',
  connect_write: 'It may also save results to folders and set up alerts',
  connect_allow: 'Connect',
  connect_refuse: 'Do not connect',
  connect_going: 'Returning to the application…',
  connect_over: 'The request is not valid or has expired. It can be started again from the application.',
};
