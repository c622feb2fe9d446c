/** The help centre in English: see `read-help.ts` for what the lines say. */
export const HELP_EN = `
@ register How do I open an account?
Press **Register** at the top of any page. The form asks only for what this site needs; fields without a mark may stay empty. It takes less than a minute.

## Before you begin
- You must be of legal age where you live, and at least as old as the form says.
- Use your real name as your bank writes it. We pay out to that name only.
- Choose a password that you use nowhere else.

## What happens then
You are signed in at once. We may send a code to your phone or your mailbox to see that it is yours; it holds for a few minutes, and you can ask for a new one once the countdown has ended.

## It does not work?
- **The name is taken:** somebody else has it. Try another, or use Forgot password if it may be your own.
- **No code arrives:** check the number and its country code, wait for the countdown, ask again. After five requests you have to wait five minutes.
- **Your country is not served:** then the law there does not allow it, and no way around that is allowed either.

@ account How do I keep my account safe?
Your account is yours alone. You may not lend, sell or share it, and we never ask you for its password.

## Signing in
Use your user name, or your phone number where the site offers it. After several wrong passwords we ask for a captcha; that keeps guessing machines out. On a device of several people leave **Remember me** off.

## Two passwords
The first one signs you in. The second one, six digits, is asked for whenever money leaves your account. Keep them apart.

## If you have forgotten one
1. Press **Forgot password** in the sign-in window.
1. Choose mail or phone, and follow the message. It says the same whether or not the account exists, so that nobody can find out who plays here.
1. Set a new password. All other sessions end at once.

## Somebody else was in?
Change the password, press **Sign out everywhere**, and write to customer service. We look at the history together with you.

@ deposit How do I pay in?
Open the cashier, choose a method and an amount. Before you confirm you see the fee, the limits and how long it takes. Nothing is booked that was not shown.

## Rules
- Pay from an account, card or wallet in your own name. Money from others is sent back.
- Your own [limits](/help#responsible) apply before ours. A deposit that would exceed one is refused, not cut.
- Deposits are in the currency of this site. If your bank changes money, its rate is its own.

## The money has not come?
1. Look at the account record: each deposit has a reference and a state.
1. **Waiting** means that the bank has not told us yet. Most do within minutes, some at the end of their day.
1. After two hours send customer service the reference and a receipt. We answer with what the bank told us.

A deposit is counted once, even if you press twice or the page is loaded again.

@ withdraw How do I get my money out?
Choose **Withdraw**, an amount and one of your own accounts, and enter the withdrawal password. Most withdrawals are paid within ten minutes; the largest ones are looked at by two people and may take a day.

## What can be withdrawn
- Everything but bonus money that has not been wagered yet, and money in bets that are still open.
- The first withdrawal of an account needs a confirmed identity: a document and, for cards, a proof that the card is yours.
- What came by one method goes back the same way first, up to what was paid in. That is a rule against money laundering, not ours.

## After it has been paid
We ask you to confirm it: received, partly, or not received. If the money is missing, add a picture of your account, png or jpg, at most 5 MB. Without an answer it counts as received after the time shown.

## Changing your mind
While a withdrawal waits you can take it back. You can also ask us to make that impossible; many find it helps.

@ play How do the games work?
Every lobby has a search, vendors and filters. Press a tile to start. A visitor may look at everything; playing needs an account, and **free play** needs none of your money.

## Words you meet
- **Minimum bet:** the least amount of one round.
- **Hot:** many members play it this week. It says nothing about its chances.
- **Favourites and recent games** are kept with your account.

## A game stops in the middle
Sign in again and open it: the round goes on where it stopped. If it cannot be finished, it is cancelled within a day and the stake is back.

## Sports and lotteries
A bet is settled on the official result. Odds may change until you confirm; a bet is never taken at worse odds than those you saw. No bet is taken after a draw has closed, whatever the clock of your device says.

## Under maintenance
Then the game says so and shows others like it. Open rounds are kept.

@ rewards Bonuses, rebates and points
What we give is listed under [Promotions](/promotions) with all its rules. You never have to take a bonus: play without it and everything you win is cash at once.

## Three kinds
- **Cash**, such as the weekly rebate: yours from the moment it is posted.
- **Bonus money** must be wagered as often as its rules say before it can be withdrawn. Your own money is always played first.
- **Points** come with every bet, never expire, and are exchanged in the [points mall](/pointMall).

## Levels
Points that you have earned, not those you still hold, decide your [VIP level](/vip). Exchanging points never costs you a level.

## Something is missing?
Rewards are posted at the times that their rules name. If one is late, tell customer service the name of the promotion and the day.

@ fairness How are games kept fair?
Nobody here can decide how a round ends, neither for you nor against you.

## Random numbers
Games draw their numbers from generators that an independent laboratory tests when a game is new, after each change, and once a year. Neither your level nor your history nor your stake has any part in it.

## What a game pays back
The rules of every game name its average return. It is an average over millions of rounds: one evening can end far above or below it, and over time the house keeps the difference. That is how this business lives, and we would rather say so.

## Draws
Electronic lotteries publish a sealed number before sales open and reveal it afterwards, so that anybody can recompute the draw. The results of the last draws stand beside each game.

## Live tables
Cards and wheels are filmed without a cut. If a result was read wrongly, the table stops, the film decides, and wrong bookings are put right.

@ responsible Staying in control
Playing is entertainment that costs money. It is no way to earn any, and no way out of worries.

## Tools that you have
- **Limits** for deposits, losses and time, by day, week or month. Lower ones hold at once, higher ones after a day.
- **Reality check:** once an hour we tell you how long you have played and how you stand.
- **Time-out:** from a day to six weeks, with one press.
- **Self-exclusion:** six months or for good, on all sites of our house. It cannot be undone before its end.

## Questions to ask yourself
1. Do I play longer, or for more, than I meant to?
1. Do I try to win back what I have lost?
1. Have I borrowed money to play, or hidden it from somebody?
1. Do I think of the next game while I am with other people?

One yes is worth a break. Two are worth a talk, with somebody close to you or with a help line of your country; both cost nothing.

## Children
Keep passwords away from them, and use a filter on shared devices. We check the age of every account and close those of minors, giving the money back.

@ complaints What if I disagree?
Tell us. A complaint has no cost and no consequence for your account.

## The way
1. **Write to customer service** by chat or mail, with the reference of the bet or payment. Most things end here, within an hour.
1. **Ask for a review.** Somebody who had nothing to do with the case looks at it and answers in writing within eight days.
1. **Go outside.** If you do not accept the answer, the dispute body named with our licence in the footer decides. You may turn to it free of charge, and we keep to its decision.

## Good to know
- Please write within six months. Records of rounds and payments are kept for five years, and you may ask for yours.
- While a complaint is open, the amount in dispute is neither played nor paid by us.
- You may also speak to the authority itself; its address opens with a press on its badge.

@ privacy What do you know about me?
Only what we need to run your account, and what the law tells us to keep.

## What we keep
- What you enter when registering, and the documents that you send.
- Your bets, payments and messages.
- When, from where and with what device you signed in.

## What for
To play and pay, to find fraud, to notice when somebody loses control, and to answer you. We do not sell data, and there is no advertising from others on this site.

## Who else sees it
Vendors learn a number and a nickname, never your name. Banks and the identity service learn what a payment or check needs. Authorities learn what a law obliges us to tell.

## How long
Records of money and bets for five years after the account has been closed, documents for as long as the licence demands. All else goes at once.

## Your rights
You may see, correct and take with you what we keep, object to messages, and ask for deletion. Write to customer service; the answer comes within thirty days.

## Cookies
One keeps you signed in, two remember theme and language. None of them follows you elsewhere.

@ term Terms of use
These terms hold between you and the company named in the footer from the day on which you register.

## 1. Who may play
Adults of the age that the law of their country asks for, for themselves, with one account, in countries that we serve. Staff and their families may not.

## 2. Your account
You give true details and keep them up to date. You answer for what happens under your password until you tell us that somebody else has it.

## 3. Money
The balance is yours. We keep it apart from the money of the company. No interest is paid, no credit given. Negative balances through our mistake are ours to bear.

## 4. Bets
A bet holds when the server has confirmed it, in the form in which it was confirmed. Evident errors in odds or results, such as a misplaced decimal point, are corrected at the fair price, or the stake is returned.

## 5. What is not allowed
Programs that play, agreements among players, more than one account, money of others, and the use of errors that you have noticed. Bets made that way are void; stakes are returned where no harm was done.

## 6. Closing
You may close your account at any time and take your balance with you. We may close it with fourteen days' notice, or at once where the law or section 5 demands it. Dormant accounts are not charged.

## 7. Liability
We answer for what we do wrong. We do not answer for your device, your line, or events that nobody could prevent; bets already confirmed still count.

## 8. Changes
New terms are told thirty days ahead. If you do not want them, close your account before they begin.

## 9. Law
The law of the licence in the footer applies, and the protection that your own country gives consumers stays with you.

@ about Who are we?
A house of several sites, each with a character of its own, on one platform. The wallet, the rules and the people behind it are the same.

## What we care about
- **Plain words.** Every rule is on the site, in your language, before it matters.
- **Quick money.** What is yours leaves when you say so.
- **An even hand.** The same answer for the newcomer and for the highest level.

## Under supervision
Our licences and those who supervise them stand in the footer; a press on a badge leads to the authority's own register.

## Reaching us
The chat at the edge of the page is open day and night. Members of level five and above are answered by the VIP service. For the press and partners there is the page [Join](/join).
`;
