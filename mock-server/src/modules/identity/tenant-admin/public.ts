export { auditInBoth } from './audit-in-both.ts'
