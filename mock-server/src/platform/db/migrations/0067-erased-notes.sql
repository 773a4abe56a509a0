-- erasing a person empties what was written about them (docs/decisions/0023)
grant update (reason) on status_edit to console_access;
grant update (note) on inactive_alert_acknowledgement to console_access;
