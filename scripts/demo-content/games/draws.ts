/** Lotteries and electronic lotteries. Format: see `read-games.ts`. */
export const DRAWS = `
# TCG_LOTTO_VN
136 draw 0.10 hot | Northern 27 | 北部二十七 | Miền Bắc 27 | الشمال 27
1313 draw 0.10 | Lac Van Draw | 乐云开奖 | Xổ Số Lạc Vân | سحب لاك فان
1314 draw 0.10 | Ha Moc Draw | 河木开奖 | Xổ Số Hà Mộc | سحب ها موك
1315 draw 0.10 | Son Lam Draw | 山岚开奖 | Xổ Số Sơn Lam | سحب سون لام
1316 draw 0.10 | Dong Sa 18 | 东沙十八 | Đông Sa 18 | دونغ سا 18
1317 draw 0.10 | Phong Hai 18 | 风海十八 | Phong Hải 18 | فونغ هاي 18
1318 draw 0.10 | Cat Nga 18 | 沙牙十八 | Cát Ngà 18 | كات نغا 18
1319 draw 0.10 | Binh Sen 18 | 平莲十八 | Bình Sen 18 | بينه سين 18
1320 draw 0.10 | Kim Say 18 | 金苇十八 | Kim Sậy 18 | كيم ساي 18
1321 draw 0.10 | Vinh Dua 18 | 椰湾十八 | Vịnh Dừa 18 | فينه دوا 18
# TCG_SEA
137 draw 0.10 | Southern 18 | 南部十八 | Miền Nam 18 | الجنوب 18
1322 draw 0.10 hot | Temple Bell 3D | 寺钟三码 | Chuông Chùa 3 Số | جرس المعبد 3
1323 draw 0.50 | Golden Paddy 4D | 金稻四码 | Lúa Vàng 4 Số | الأرز الذهبي 4
1324 draw 0.50 | Straits Lantern 4D | 海峡灯四码 | Đèn Eo Biển 4 Số | فانوس المضيق 4
1325 draw 0.10 | Banyan Six | 榕树六码 | Sáu Số Cây Đa | ستة البانيان
1326 draw 0.05 | Monsoon Four | 季风四码 | Bốn Số Gió Mùa | أربعة المونسون
1327 draw 0.05 | Elephant Gate 2D | 象门两码 | Cổng Voi 2 Số | بوابة الفيل 2
1328 draw 1.00 | Orchid Weekly | 兰花周开 | Phong Lan Hằng Tuần | أوركيد الأسبوعي
# LOTT
138 draw 0.05 hot | Daily Five | 每日五球 | Năm Số Mỗi Ngày | خمسة اليوم
1329 draw 0.10 | Harbour 6/45 | 海港 6/45 | Bến Cảng 6/45 | الميناء 6/45
1330 draw 0.10 | Summit 6/55 | 峰顶 6/55 | Đỉnh Núi 6/55 | القمة 6/55
1331 draw 0.05 | Meadow 5/35 | 草甸 5/35 | Đồng Cỏ 5/35 | المرج 5/35
1332 draw 1.00 | Saturday Sevens | 周六七星 | Bảy Số Thứ Bảy | سبعات السبت
1333 draw 0.50 | Midweek Million | 周中百万 | Triệu Phú Giữa Tuần | مليون منتصف الأسبوع
1334 draw 0.10 | Noon Numbers | 正午号码 | Con Số Giữa Trưa | أرقام الظهيرة
1335 draw 0.10 | Evening Post Draw | 晚报开奖 | Quay Số Báo Chiều | سحب بريد المساء
1336 draw 0.05 | Pick Three Garden | 三码花园 | Vườn Ba Số | حديقة الثلاثة
1337 draw 0.05 | Pick Four Terrace | 四码露台 | Hiên Bốn Số | شرفة الأربعة
1338 keno 0.10 | Kettle Keno | 水壶基诺 | Keno Ấm Nước | كينو الإبريق
1339 instant 0.10 | Sparrow Scratch | 麻雀刮刮乐 | Thẻ Cào Chim Sẻ | خدش العصفور
# ELOTT
139 racing 0.10 hot | Ten Lanes | 十道竞速 | Mười Làn Đua | عشرة مسارات
140 numbers 0.10 | Five Dials | 五码盘 | Năm Vòng Số | خمسة أقراص
141 dice 0.05 | Three Cubes | 快三骰 | Ba Xúc Xắc | ثلاثة مكعبات
1340 racing 0.10 | Ten Kayaks | 十艇竞渡 | Mười Thuyền Kayak | عشرة قوارب
1341 racing 0.50 | Tortoise Sprint | 乌龟冲刺 | Rùa Nước Rút | سباق السلاحف
1342 racing 0.05 | Lantern Scooters | 灯笼摩托 | Xe Ga Đèn Lồng | دراجات الفوانيس
1343 racing 0.10 | Cable Car Ten | 十号缆车 | Mười Cáp Treo | التلفريك العشرة
1344 numbers 0.10 | Five in Ninety | 九十秒五码 | Năm Số Chín Mươi Giây | خمسة في تسعين
1345 numbers 0.05 hot | Minute Five | 一分五码 | Năm Số Một Phút | خمسة الدقيقة
1346 numbers 0.01 | Quarter-Hour Three | 一刻三码 | Ba Số Một Khắc | ثلاثة ربع الساعة
1347 numbers 0.10 | Eleven Choose Five | 十一选五 | Mười Một Chọn Năm | خمسة من أحد عشر
1348 numbers 0.50 | Twenty Lanterns | 二十灯 | Hai Mươi Ngọn Đèn | عشرون فانوسًا
1349 dice 0.10 | Dice of Three Rivers | 三江骰 | Xúc Xắc Ba Sông | نرد الأنهار الثلاثة
1350 dice 0.05 | Fast Three Terrace | 露台快三 | Nhanh Ba Sân Thượng | الثلاثة السريعة
1351 dice 0.01 | Clay Cup Dice | 陶杯骰 | Xúc Xắc Chén Đất | نرد الكأس الفخاري
1352 keno 0.10 | Monsoon Keno | 季风基诺 | Keno Gió Mùa | كينو المونسون
1353 keno 0.05 | Firefly Keno | 萤火基诺 | Keno Đom Đóm | كينو اليراعات
1354 keno 0.50 | Northern Sky Keno | 北天基诺 | Keno Trời Bắc | كينو السماء الشمالية
1355 numbers 0.10 | Red-Green Minute | 红绿一分 | Đỏ Xanh Một Phút | دقيقة الأحمر والأخضر
1356 numbers 0.75 | Canary 28 | 金丝雀28 | Hoàng Yến 28 | كناري 28
`;
