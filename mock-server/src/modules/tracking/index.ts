import type { Module } from '../../http/module.ts'
import { reportEvents } from './report-events.ts'

export const trackingModule: Module = { name: 'tracking', routes: [reportEvents] }
