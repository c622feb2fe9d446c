/**
 * Wait in seconds, from the creation of a captcha, after which an empty answer is accepted: for visitors who cannot read it (WCAG
 * 3.3.8).
 */
export const CAPTCHA_WAIT_SECONDS = 20;
