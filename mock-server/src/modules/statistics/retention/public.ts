export { deleteCalls, deleteLooseCorrections } from './delete-calls.ts'
