export { exampleAnswer } from './operation.ts'
export { openApiDocument, type DocumentSource } from './openapi-document.ts'
