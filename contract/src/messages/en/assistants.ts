import type { assistants as source } from '../it/assistants.ts';

export const assistants: Record<keyof typeof source, string> = {
  assistants_title: 'Massima in assistants',
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
  assistants_costs: 'What it costs',
  assistants_costs_text:
    'Every new search by the assistant counts as a search made here. Reading, following links between rulings and checking citations use none, within the usual limits: 300 texts and 30 checks a day.',
  assistants_kept: 'What is kept',
  assistants_kept_text:
    'The question stays in the history with the assistant’s name, unless the history is paused. The text of a brief that is checked is not kept. What the assistant receives is processed by whoever operates it, under their own terms.',
  assistants_prompts: 'Ready-made requests',
  assistants_prompts_text:
    '“Verifica le citazioni di un atto” and “Ricerca con fonti” appear in the menu of assistants that show them.',
  assistants_careful: 'An assistant can be wrong: open and read citations before using them in a brief.',
  assistants_manage: 'Assistants and keys in the profile',
  connect_title: 'Connect an assistant',
  connect_who: '“{name}” asks to sign in with this account.',
  connect_name_is_claim: 'The name is what the application calls itself. Afterwards it leads back to:',
  connect_local: 'It is a program on this computer. Afterwards it leads back to:',
  connect_may:
    'It will be able to search, read rulings and check citations. It will not see the profile, the cards or the history, and will delete nothing.',
  connect_cost:
    'Every new search it makes counts as a search made here. The connection lasts one year and can be revoked in the profile at any time.',
  connect_write: 'It may also save results to folders and set up alerts',
  connect_allow: 'Connect',
  connect_refuse: 'Do not connect',
  connect_going: 'Returning to the application…',
  connect_over: 'The request is not valid or has expired. It can be started again from the application.',
};
