/* global SwaggerUIBundle -- of the script before this one */
// `validatorUrl: null`: the badge of validator.swagger.io would have our document read by a foreign server.
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
  // Its groups alone: to draw each operation takes seconds.
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
});
