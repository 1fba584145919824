/**
 * Redirect URIs of desktop editors that use a private scheme (RFC 8252, section 7.1) instead of
 * loopback. Prefixes are compared exactly. Any local program could claim a scheme; PKCE makes the
 * code useless to it.
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
