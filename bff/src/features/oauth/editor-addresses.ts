/**
 * Where desktop editors have a code sent that are led back by their own scheme (RFC 8252, section 7.1) and not over loopback.
 * The beginning is compared letter by letter. Any program on the machine could claim a scheme; PKCE keeps a code of no use to it.
 */
export const editorAddresses = [
  {
    editor: 'Cursor',
    begins: 'cursor://anysphere.cursor-mcp/',
    source:
      'https://docs.zuora.com/zuora-ai/zuora-mcp-server/zuora-mcp-server/configure-zuora-remote-mcp-server/redirect-uris-by-mcp-client',
  },
  {
    editor: 'Visual Studio Code',
    begins: 'vscode://',
    source: 'https://github.com/bytebase/bytebase/issues/20510',
  },
  {
    editor: 'Visual Studio Code Insiders',
    begins: 'vscode-insiders://',
    source: 'https://github.com/bytebase/bytebase/issues/20510',
  },
  {
    editor: 'JetBrains',
    begins: 'jetbrains://gateway/',
    source: 'https://github.com/bytebase/bytebase/issues/20510',
  },
  { editor: 'Windsurf', begins: 'windsurf://', source: 'https://github.com/trypostit/trypost/pull/336' },
] as const;
