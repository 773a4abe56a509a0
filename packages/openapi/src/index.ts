export { openApiDocument, type DocumentSource } from './openapi-document.ts'
