/** Promotions of money and of single games: see `read-promotions.ts` for what the lines say. */
export const MONEY_PROMOTIONS = `
@ welcome newbie join LIVE 2026-01-01 bonus=12x14
Welcome bonus | 新人礼金 | Thưởng chào mừng | مكافأة الترحيب
Your first deposit, doubled. | 首次存款翻倍。 | Nhân đôi khoản nạp đầu tiên. | نضاعف إيداعك الأول.
We double the first deposit that you make within seven days of registering. It is an offer, not a condition: without it you play with your own money only. | 注册后七天内的首次存款，我们为您翻倍。此优惠可自愿参加：不参加则仅使用自有资金。 | Chúng tôi nhân đôi khoản nạp đầu tiên trong bảy ngày sau khi đăng ký. Đây là ưu đãi tự chọn: không tham gia thì bạn chỉ chơi bằng tiền của mình. | نضاعف أول إيداع لك خلال سبعة أيام من التسجيل. العرض اختياري: من دونه تلعب بمالك وحده.
1. Press Join **before** you deposit. | 存款**之前**点按“参加”。 | Bấm Tham gia **trước khi** nạp. | اضغط «انضم» **قبل** الإيداع.
1. Deposit at least 10.00 by any method of the cashier. | 通过收银台任一方式存入至少 10.00。 | Nạp ít nhất 10.00 bằng bất kỳ phương thức nào. | أودع 10.00 على الأقل بأي طريقة في الصندوق.
1. The bonus of the same amount, at most 500.00, is posted within a minute. | 等额礼金（最高 500.00）将在一分钟内到账。 | Khoản thưởng bằng số nạp, tối đa 500.00, được cộng trong một phút. | تُضاف مكافأة بالمبلغ نفسه، بحد أقصى 500.00، خلال دقيقة.
- Slots count in full towards the turnover, card games and fishing by half, live tables and roulette by a tenth. | 老虎机投注按 100% 计入流水，棋牌与捕鱼按 50%，真人桌台与轮盘按 10%。 | Cược slots tính đủ vào vòng cược, game bài và bắn cá tính một nửa, bàn trực tiếp và roulette tính một phần mười. | تُحتسب السلوتس كاملة ضمن شرط الرهان، وألعاب الورق والصيد بالنصف، والطاولات المباشرة والروليت بالعُشر.
- No single bet may exceed 5.00 while bonus money is in play. | 使用礼金期间，单注不得超过 5.00。 | Khi còn tiền thưởng, mỗi cược không quá 5.00. | لا يجوز أن يتجاوز الرهان الواحد 5.00 ما دامت المكافأة قائمة.

@ monday-reload deposit join RNG 2026-03-02 bonus=8x7
Monday reload | 周一充值礼 | Nạp thêm thứ Hai | شحن الإثنين
A fifth on top of one deposit every Monday. | 每周一首笔存款加赠 20%。 | Mỗi thứ Hai, cộng thêm 20% cho một lần nạp. | خُمس إضافي على إيداع واحد كل اثنين.
The week begins gently: one deposit made on Monday is raised by 20 percent. | 轻松开启新的一周：周一任一笔存款可加赠 20%。 | Tuần mới nhẹ nhàng: một lần nạp trong ngày thứ Hai được cộng 20%. | بداية هادئة للأسبوع: يُزاد إيداع واحد يوم الاثنين بنسبة 20%.
1. Join between 00:00 and 23:59 of your site's day. | 于网站当地时间周一 00:00 至 23:59 参加。 | Tham gia từ 00:00 đến 23:59 theo giờ của trang. | انضم بين 00:00 و23:59 بتوقيت الموقع.
1. Deposit from 20.00; the first deposit after joining counts. | 存款 20.00 起，以参加后的首笔存款为准。 | Nạp từ 20.00; tính lần nạp đầu tiên sau khi tham gia. | أودع 20.00 أو أكثر؛ يُحتسب أول إيداع بعد الانضمام.
1. At most 100.00 is added, once a week. | 每周一次，最高加赠 100.00。 | Cộng tối đa 100.00, mỗi tuần một lần. | يُضاف 100.00 كحد أقصى مرة في الأسبوع.
- It cannot be held together with the welcome bonus; finish or give up one of them first. | 不可与新人礼金同时享用；请先完成或放弃其中之一。 | Không dùng cùng lúc với thưởng chào mừng; hãy hoàn tất hoặc bỏ một trong hai. | لا يُجمع مع مكافأة الترحيب؛ أكمل إحداهما أو تنازل عنها أولًا.

@ live-cashback live active LIVE 2026-02-02 cash
A soft landing | 软着陆返现 | Hạ cánh êm | هبوط ناعم
5% of a week's net loss at live tables comes back on Monday. | 真人桌台一周净亏损的 5%，周一返还。 | Hoàn 5% phần thua ròng tại bàn trực tiếp vào thứ Hai. | تعود إليك يوم الاثنين 5% من صافي خسارتك على الطاولات المباشرة.
Not every week is a good one. Whoever ends it behind at the live tables gets a part back, as cash and by itself. | 并非每周都顺心如意。若一周在真人桌台净亏损，部分金额将自动以现金返还。 | Không phải tuần nào cũng thuận. Ai thua ròng ở bàn trực tiếp sẽ tự động được hoàn một phần bằng tiền mặt. | ليس كل أسبوع جيدًا. من ينهيه خاسرًا على الطاولات المباشرة يسترد جزءًا نقدًا وتلقائيًا.
1. Play at any live table from Monday to Sunday. | 周一至周日在任意真人桌台游戏。 | Chơi ở bất kỳ bàn trực tiếp nào từ thứ Hai đến Chủ nhật. | العب على أي طاولة مباشرة من الاثنين إلى الأحد.
1. We add up what you staked and what you won. | 我们统计您的投注与派彩。 | Chúng tôi cộng tiền cược và tiền thắng của bạn. | نجمع ما راهنت به وما ربحته.
1. On Monday by noon 5% of the net loss is posted, from 1.00 to 300.00. | 周一中午前返还净亏损的 5%，金额 1.00 至 300.00。 | Trước trưa thứ Hai, 5% phần thua ròng được cộng, từ 1.00 đến 300.00. | قبل ظهر الاثنين تُضاف 5% من صافي الخسارة، من 1.00 إلى 300.00.
- Losses in bonus money do not count, and a limit that you have set is never raised by cashback. | 使用礼金产生的亏损不计入；返现不会提高您设定的限额。 | Phần thua bằng tiền thưởng không tính; hoàn tiền không làm tăng hạn mức bạn đã đặt. | لا تُحتسب خسائر أموال المكافآت، ولا يرفع الاسترداد أي حد وضعته.

@ weekly-rebate rebate active RNG 2026-01-05 cash
Weekly rebate | 每周返水 | Hoàn trả hằng tuần | استرداد أسبوعي
A part of every bet comes back, win or lose. | 无论输赢，每注皆返。 | Mỗi cược đều được hoàn một phần, dù thắng hay thua. | جزء من كل رهان يعود إليك ربحت أم خسرت.
The rebate follows your VIP level and needs no turnover: it is your money from the moment it is posted. | 返水比例取决于 VIP 等级，无流水要求，到账即可提款。 | Tỷ lệ theo cấp VIP và không cần vòng cược: cộng vào là tiền của bạn. | يتبع الاسترداد مستواك ولا يتطلب رهانًا إضافيًا: هو مالك منذ لحظة إضافته.
1. Bets from Monday 00:00 to Sunday 23:59 are added up. | 统计周一 00:00 至周日 23:59 的投注。 | Cộng các cược từ 00:00 thứ Hai đến 23:59 Chủ nhật. | تُجمع الرهانات من الاثنين 00:00 إلى الأحد 23:59.
1. Your [VIP level](/vip) on Sunday night decides the rate, from 0.3% to 1.2%. | 以周日晚的 [VIP 等级](/vip)确定比例，0.3% 至 1.2%。 | [Cấp VIP](/vip) tối Chủ nhật quyết định tỷ lệ, từ 0,3% đến 1,2%. | يحدد [مستواك](/vip) مساء الأحد النسبة، من 0.3% إلى 1.2%.
1. It is posted on Monday and told in your messages. | 周一到账并以站内信通知。 | Được cộng vào thứ Hai và báo trong hộp thư. | يُضاف يوم الاثنين ويصلك به إشعار في رسائلك.
- Bets on both outcomes of an even chance, cancelled bets and lottery tickets do not count. | 等额对押、已取消投注及彩票不计入。 | Không tính cược hai cửa của một kèo cân, cược bị hủy và vé số. | لا تُحتسب الرهانات على الطرفين المتعادلين ولا الملغاة ولا تذاكر اليانصيب.

@ two-ahead sports active SPORTS 2026-08-01 cash
Two goals ahead, paid early | 领先两球提前派彩 | Dẫn hai bàn, trả sớm | متقدم بهدفين، تُدفع مبكرًا
Your team leads by two? The bet is won, whatever comes. | 所投球队领先两球即判赢，无论最终结果。 | Đội bạn chọn dẫn hai bàn? Cược thắng ngay, dù kết quả ra sao. | فريقك متقدم بهدفين؟ رهانك رابح مهما حدث.
Bets on the winner of a football match are settled as won as soon as the chosen team leads by two goals. | 足球胜平负投注，只要所选球队领先两球，立即按赢结算。 | Cược đội thắng trong bóng đá được tính thắng ngay khi đội đã chọn dẫn trước hai bàn. | تُسوّى رهانات الفائز في مباريات كرة القدم رابحةً فور تقدم الفريق المختار بهدفين.
1. Bet on the winner **before** kick-off. | 在开赛**前**投注胜方。 | Cược đội thắng **trước** giờ bóng lăn. | راهن على الفائز **قبل** صافرة البداية.
1. Nothing to join: it applies by itself to single bets and to the legs of combined ones. | 无需报名，单注与串关中的单场自动适用。 | Không cần tham gia: tự áp dụng cho cược đơn và từng trận trong cược xiên. | لا حاجة إلى الانضمام: يسري تلقائيًا على الرهانات المفردة ومراحل الرهانات المركبة.
1. The win is posted within five minutes of the second goal. | 第二球后五分钟内派彩。 | Tiền thắng được cộng trong năm phút sau bàn thứ hai. | تُضاف الأرباح خلال خمس دقائق من الهدف الثاني.
- If a goal is taken back by the referee within that time, the lead counts as it stands afterwards. | 若期间进球被取消，以裁判最终判定的比分为准。 | Nếu bàn thắng bị hủy trong lúc đó, tỷ số sau quyết định của trọng tài mới được tính. | إن ألغى الحكم الهدف خلال ذلك فالعبرة بالنتيجة بعد قراره.
- Bets cashed out earlier, and bets in play, are not covered. | 已提前兑现及滚球投注不适用。 | Không áp dụng cho cược đã chốt sớm và cược trực tiếp. | لا يشمل الرهانات المسحوبة مبكرًا ولا الرهان المباشر.

@ acca-cover sports join SPORTS 2026-09-01 bonus=3x7
One leg short | 串关保险 | Trượt một trận | مباراة واحدة ناقصة
Five right and one wrong? The stake comes back. | 六串错一，退还本金。 | Năm đúng một sai? Hoàn lại tiền cược. | خمس صحيحة وواحدة خاطئة؟ يعود رهانك.
A combined bet of six or more matches that fails by exactly one of them returns its stake as bonus money. | 六场及以上串关若恰好错一场，本金以礼金形式返还。 | Cược xiên từ sáu trận trở lên chỉ sai đúng một trận sẽ được hoàn tiền cược dưới dạng thưởng. | الرهان المركب من ست مباريات فأكثر الذي يخسر مباراة واحدة فقط يعيد قيمته كمكافأة.
1. Join once; it holds until the season ends. | 报名一次，整季有效。 | Tham gia một lần, có hiệu lực đến hết mùa giải. | انضم مرة واحدة؛ يسري حتى نهاية الموسم.
1. Combine at least six matches, each at odds of 1.30 or more. | 至少串六场，每场赔率不低于 1.30。 | Xiên ít nhất sáu trận, mỗi trận tỷ lệ từ 1.30. | اجمع ست مباريات على الأقل باحتمال 1.30 فأكثر لكل منها.
1. The stake, at most 50.00, is back the next morning. | 次日上午退还本金，最高 50.00。 | Tiền cược, tối đa 50.00, được hoàn vào sáng hôm sau. | يعود الرهان، بحد أقصى 50.00، صباح اليوم التالي.
- One bet a day. A void match is taken out and the rest must still be six. | 每日限一注。取消的比赛剔除后仍须满六场。 | Mỗi ngày một cược. Trận bị hủy được loại ra và phần còn lại vẫn phải đủ sáu. | رهان واحد يوميًا. تُستبعد المباراة الملغاة ويجب أن تبقى ست.

@ lucky-tail lotto active LOTT 2026-10-02 cash
The last digit pays twice | 尾数双倍 | Số cuối nhân đôi | الرقم الأخير يدفع مرتين
On Fridays a ticket that ends as the draw ends pays double. | 每周五，尾数命中双倍派彩。 | Thứ Sáu, vé có số cuối trùng được trả gấp đôi. | أيام الجمعة تدفع التذكرة المطابقة لآخر رقم ضعفين.
Friday is the day of the small prizes: whoever has the last digit right is paid twice the usual amount. | 周五小奖加码：猜中尾数者，派彩翻倍。 | Thứ Sáu là ngày của giải nhỏ: ai đúng số cuối được trả gấp đôi. | الجمعة يوم الجوائز الصغيرة: من يصيب الرقم الأخير يُدفع له ضعف المعتاد.
1. Buy a ticket for any draw that takes place on Friday. | 购买任一周五开奖的彩票。 | Mua vé của bất kỳ kỳ nào mở trong ngày thứ Sáu. | اشترِ تذكرة لأي سحب يُجرى يوم الجمعة.
1. Nothing to join; the second half of the prize is posted with the first. | 无需报名，加码奖金与原奖金一并到账。 | Không cần tham gia; phần thưởng thêm được cộng cùng lúc. | لا حاجة إلى الانضمام؛ تُضاف الجائزة الإضافية مع الأصلية.
- The largest prizes of a draw stay as its table says; only the play on the last digit is doubled. | 大奖仍按赔率表派发，仅尾数玩法翻倍。 | Giải lớn vẫn theo bảng thưởng; chỉ nhân đôi lối chơi số cuối. | تبقى الجوائز الكبرى كما في جدولها؛ يُضاعف رهان الرقم الأخير فقط.
- At most 200.00 more a person and Friday. | 每人每个周五最多加派 200.00。 | Mỗi người tối đa thêm 200.00 mỗi thứ Sáu. | بحد أقصى 200.00 إضافية للشخص كل جمعة.
`;
