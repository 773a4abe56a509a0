/**
 * Address of the inactivity alerts, which the pages of monitoring read; spelled, since their calls are no part of the host.
 */
export const ALERTS_URL = '/api/dolphin-ai/stat/status/list/inactive_alert'
