/** Who cannot read a captcha leaves it empty and waits so long, in seconds, from the moment when it was drawn (WCAG 3.3.8). */
export const CAPTCHA_WAIT_SECONDS = 20;
