import type { Module } from '../../module.ts'
import { listContacts } from './list-contacts.ts'
import { listCustomers } from './list-customers.ts'

/** Customers, as their conversations name them. */
export const crmModule: Module = { name: 'crm', routes: [listCustomers, listContacts] }
