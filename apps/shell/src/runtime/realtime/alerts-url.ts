/**
 * Address of the inactivity alerts, which the pages of monitoring read; spelled out here, since their calls are not part of
 * the host.
 */
export const ALERTS_URL = '/api/dolphin-ai/stat/status/list/inactive_alert'
