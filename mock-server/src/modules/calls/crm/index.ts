import type { Module } from '../../module.ts'
import { listContacts, listCustomers } from './list-customers.ts'

/** Customers, as their conversations name them. */
export const crmModule: Module = { name: 'crm', routes: [listCustomers, listContacts] }
