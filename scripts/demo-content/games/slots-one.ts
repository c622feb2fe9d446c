/** Slots of the first seven studios. Format: see `read-games.ts`. */
export const SLOTS_ONE = `
# REEL
101 classic 0.10 hot | Jade Garden | 翡翠花园 | Vườn Ngọc | حديقة اليشم
102 classic 0.05 hot | Seven Lanterns | 七盏灯笼 | Bảy Đèn Lồng | سبعة فوانيس
103 adventure 0.10 | Copper Clock | 铜钟 | Đồng Hồ Đồng | الساعة النحاسية
104 adventure 0.50 | Night Express | 夜行快车 | Tàu Đêm | قطار الليل
105 fruit 0.01 | Honey Harvest | 蜂蜜丰收 | Mùa Mật Ong | حصاد العسل
106 ways 0.10 hot | Monsoon Gold | 季风黄金 | Vàng Mùa Mưa | ذهب المونسون
1001 classic 0.05 | Brass Arcade | 黄铜游艺厅 | Khu Trò Chơi Đồng Thau | ملاهي النحاس
1002 classic 0.10 | Five Paper Umbrellas | 五把油纸伞 | Năm Chiếc Ô Giấy | خمس مظلات ورقية
1003 fruit 0.05 | Cherry Post Office | 樱桃邮局 | Bưu Điện Anh Đào | بريد الكرز
1004 classic 0.01 | Penny Lighthouse | 便士灯塔 | Hải Đăng Đồng Xu | منارة القرش
1005 hold 0.50 | The Tin Orchestra | 铁皮乐队 | Dàn Nhạc Sắt Tây | أوركسترا الصفيح
1006 ways 0.10 | Thousand Stairs | 千级长阶 | Nghìn Bậc Thang | ألف درجة
1007 jackpot 0.75 | Grand Hotel Zenith | 天顶大饭店 | Khách Sạn Thiên Đỉnh | فندق الذروة الكبير
1008 adventure 0.50 | Postcards from the Moon | 月球来信 | Bưu Thiếp Từ Mặt Trăng | بطاقات من القمر
1009 classic 1.00 | Double Marquee | 双霓虹招牌 | Biển Hiệu Đôi | لافتتان مضيئتان
# GEMS
107 jackpot 0.10 hot | Glass Dragon | 琉璃龙 | Rồng Pha Lê | التنين الزجاجي
108 jackpot 0.05 | Ruby River | 红宝石河 | Sông Hồng Ngọc | نهر الياقوت
109 classic 0.10 | Opal Mine | 欧泊矿 | Mỏ Opal | منجم الأوبال
110 fruit 0.01 hot | Star Orchard | 星辰果园 | Vườn Sao | بستان النجوم
111 adventure 0.75 | Amber Fox | 琥珀狐 | Cáo Hổ Phách | ثعلب الكهرمان
112 classic 0.50 | Velvet Spin | 丝绒转轮 | Vòng Quay Nhung | دورة المخمل
1010 jackpot 0.10 | Sapphire Stairwell | 蓝宝石阶梯 | Cầu Thang Lam Ngọc | درج الياقوت الأزرق
1011 cluster 0.05 | Garnet Garland | 石榴石花环 | Vòng Hoa Ngọc Lựu | إكليل العقيق الأحمر
1012 cluster 0.01 | Pocketful of Quartz | 满袋水晶 | Túi Đầy Thạch Anh | جيب مليء بالكوارتز
1013 hold 0.50 | The Jeweller's Cat | 珠宝匠的猫 | Mèo Của Thợ Kim Hoàn | قطة الصائغ
1014 ways 0.10 | Emerald Courtyard | 祖母绿庭院 | Sân Ngọc Lục Bảo | فناء الزمرد
1015 jackpot 0.75 | Crown of Icicles | 冰棱王冠 | Vương Miện Băng Giá | تاج الجليد
1016 adventure 0.50 | Topaz Caravan | 黄玉商队 | Đoàn Buôn Hoàng Ngọc | قافلة التوباز
1017 classic 1.00 | Pearl Divers' Night | 采珠之夜 | Đêm Mò Ngọc | ليلة غواصي اللؤلؤ
# MOSS
1018 adventure 0.10 hot | Badger & Sons | 獾氏父子 | Lửng Cha Lửng Con | الغرير وأبناؤه
1019 cluster 0.05 | Hedgehog Parade | 刺猬游行 | Nhím Diễu Hành | موكب القنافذ
1020 classic 0.01 | Owl of Juniper Lane | 杜松巷的猫头鹰 | Cú Mèo Ngõ Bách Xù | بومة زقاق العرعر
1021 ways 0.10 | Antler Hall | 鹿角大厅 | Đại Sảnh Gạc Nai | قاعة قرون الأيل
1022 hold 0.50 | Squirrel Savings Bank | 松鼠储蓄所 | Ngân Hàng Sóc Nâu | مصرف السناجب
1023 fruit 0.05 | Bramble Jam | 黑莓果酱 | Mứt Mâm Xôi | مربى العليق
1024 jackpot 0.75 | The Ninth Acorn | 第九颗橡果 | Quả Sồi Thứ Chín | البلوطة التاسعة
1025 adventure 0.50 | Wolf at the Window | 窗外之狼 | Sói Bên Cửa Sổ | ذئب عند النافذة
1026 cluster 0.10 | Firefly Post | 萤火信使 | Bưu Tá Đom Đóm | بريد اليراعات
1027 ways 0.01 | Heron's Umbrella | 苍鹭之伞 | Chiếc Ô Của Diệc | مظلة مالك الحزين
1028 classic 0.10 | Mushroom Teahouse | 蘑菇茶舍 | Quán Trà Nấm | مقهى الفطر
1029 hold 1.00 | Bear Takes the Oars | 大熊摇橹 | Gấu Chèo Thuyền | الدب يمسك المجاديف
1030 ways 0.50 | Moth Lantern Waltz | 飞蛾灯影圆舞 | Điệu Valse Bướm Đêm | فالس الفراشات الليلية
1031 adventure 0.05 | Otter Regatta | 水獭赛舟 | Rái Cá Đua Thuyền | سباق قوارب القضاعات
# KITE
1032 ways 0.10 hot | Drum Boat Morning | 鼓舟晨光 | Sớm Mai Thuyền Trống | صباح قوارب الطبول
1033 classic 0.05 | Rice Cake Season | 年糕时节 | Mùa Bánh Gạo | موسم كعك الأرز
1034 hold 0.10 hot | Lion Dance Alley | 舞狮巷 | Ngõ Múa Lân | زقاق رقصة الأسد
1035 jackpot 0.75 | Firecracker Ledger | 爆竹账簿 | Sổ Vàng Pháo Tết | دفتر المفرقعات
1036 fruit 0.01 | Kumquat Morning | 金桔清晨 | Sáng Xuân Quất Vàng | صباح الكمكوات
1037 cluster 0.05 | Sky Full of Kites | 满天纸鸢 | Trời Đầy Diều | سماء من الطائرات الورقية
1038 ways 0.50 | Lantern River Night | 灯河之夜 | Đêm Hoa Đăng | ليلة نهر الفوانيس
1039 adventure 0.10 | Moon Rabbit Bakery | 玉兔饼坊 | Tiệm Bánh Thỏ Ngọc | مخبز أرنب القمر
1040 classic 0.10 | Red Paper Blessings | 红纸福字 | Chữ Phúc Giấy Đỏ | بركات الورق الأحمر
1041 hold 0.50 | Temple Fair Tickets | 庙会门票 | Vé Hội Chùa | تذاكر مهرجان المعبد
1042 ways 1.00 | Parade of Twelve Beasts | 十二瑞兽巡游 | Mười Hai Linh Thú | موكب الحيوانات الاثني عشر
1043 jackpot 0.10 | Gong of Good News | 喜报锣 | Cồng Báo Hỷ | جرس البشرى
1044 classic 0.01 | Plum Blossom Lane | 梅花巷 | Ngõ Hoa Mơ | زقاق زهر البرقوق
1045 cluster 0.50 | Water Puppet Show | 水上木偶 | Múa Rối Nước | عرض دمى الماء
# OXBOW
1046 adventure 0.10 | Paddlewheel Nights | 明轮之夜 | Đêm Tàu Guồng | ليالي الباخرة
1047 ways 0.10 | Prairie Telegraph | 草原电报 | Điện Tín Thảo Nguyên | برقية السهوب
1048 classic 0.05 | Diner at Mile Forty | 四十里餐车 | Quán Ăn Dặm Bốn Mươi | مطعم الميل الأربعين
1049 hold 0.50 | The Banjo Thief | 盗琴者 | Kẻ Trộm Đàn Banjo | لص البانجو
1050 jackpot 0.75 | Silver Bend Payday | 银湾发薪日 | Ngày Lương Sông Bạc | راتب المنعطف الفضي
1051 fruit 0.01 | Peach Cart Derby | 蜜桃车赛 | Đua Xe Đào | سباق عربات الخوخ
1052 adventure 0.50 | Balloon over Canyon Nine | 九号峡谷热气球 | Khinh Khí Cầu Hẻm Chín | منطاد فوق الوادي التاسع
1053 ways 0.05 | Coyote Radio | 郊狼电台 | Đài Sói Đồng Cỏ | إذاعة ذئب البراري
1054 classic 0.10 | Four Horseshoes Inn | 四蹄铁客栈 | Quán Trọ Bốn Móng Ngựa | نزل الحدوات الأربع
1055 cluster 0.10 | Cornfield Comets | 玉米地彗星 | Sao Chổi Đồng Ngô | مذنبات حقل الذرة
1056 hold 0.05 | Ferryman's Supper | 船夫晚餐 | Bữa Tối Người Lái Đò | عشاء المراكبي
1057 jackpot 1.00 | Last Train to Dell | 开往谷地的末班车 | Chuyến Tàu Cuối Về Thung | آخر قطار إلى الوادي
1058 ways 0.50 hot | Thunder over Oxbow | 牛轭湾惊雷 | Sấm Trên Khúc Sông Cong | رعد فوق منعطف النهر
# EMBER
1059 ways 0.10 hot | Phoenix at Breakfast | 凤凰早膳 | Phượng Hoàng Điểm Tâm | العنقاء على الفطور
1060 jackpot 0.75 hot | Forge of Little Giants | 小巨人熔炉 | Lò Rèn Khổng Lồ Nhí | مسبك العمالقة الصغار
1061 adventure 0.50 | The Minotaur's Map | 牛头人的地图 | Bản Đồ Nhân Ngưu | خريطة المينوتور
1062 hold 0.10 | Nine Tails, One Crown | 九尾一冠 | Chín Đuôi Một Vương Miện | تسعة ذيول وتاج واحد
1063 ways 0.05 | Salamander Court | 火蜥蜴宫廷 | Triều Đình Kỳ Giông | بلاط السمندل
1064 adventure 0.10 | Griffin's Inkwell | 狮鹫墨池 | Lọ Mực Sư Tử Ưng | محبرة الغريفين
1065 classic 0.01 | Sparks of Olive Hill | 橄榄山火花 | Tia Lửa Đồi Ô Liu | شرر تل الزيتون
1066 cluster 0.05 | Cinder Rabbits | 灰烬兔 | Thỏ Tro Hồng | أرانب الجمر
1067 hold 0.50 | Djinn in the Teapot | 茶壶里的精灵 | Thần Đèn Trong Ấm Trà | جني في إبريق الشاي
1068 ways 1.00 | Titan's Chessboard | 泰坦棋盘 | Bàn Cờ Titan | رقعة شطرنج التيتان
1069 jackpot 0.10 | Sun Chariot Garage | 日轮车库 | Gara Cỗ Xe Mặt Trời | مرآب عربة الشمس
1070 adventure 0.05 | Valkyrie Airmail | 女武神航邮 | Thư Hàng Không Valkyrie | بريد الفالكيري الجوي
1071 classic 0.10 | Three Oracles | 三位先知 | Ba Nhà Tiên Tri | العرافات الثلاث
1072 cluster 0.50 | Basilisk Greenhouse | 蛇怪温室 | Nhà Kính Xà Vương | دفيئة الباسيليسق
# TIGLY
1073 classic 0.05 | Ink and Peonies | 墨与牡丹 | Mực Và Mẫu Đơn | حبر وفاوانيا
1074 fruit 0.10 | Persimmon Letters | 柿子信笺 | Thư Quả Hồng | رسائل الكاكي
1075 cluster 0.01 | Origami Aviary | 折纸鸟园 | Vườn Chim Giấy | طيور الأوريغامي
1076 ways 0.10 hot | Empress of Camellias | 山茶女皇 | Nữ Hoàng Sơn Trà | إمبراطورة الكاميليا
1077 hold 0.50 | The Calligrapher's Debt | 书法家的债 | Món Nợ Thư Pháp | دَين الخطاط
1078 adventure 0.10 | Postman of Cloud Pass | 云关邮差 | Người Đưa Thư Ải Mây | ساعي ممر الغيوم
1079 jackpot 0.75 | Golden Envelope Street | 金封街 | Phố Phong Bao Vàng | شارع المغلفات الذهبية
1080 classic 0.50 | The Silk Ledger | 丝绸账本 | Sổ Lụa | دفتر الحرير
1081 cluster 0.05 | Lotus Pond Choir | 荷塘合唱 | Hợp Xướng Đầm Sen | جوقة بركة اللوتس
1082 ways 0.05 | Wisteria Station | 紫藤车站 | Nhà Ga Tử Đằng | محطة الوستارية
1083 hold 1.00 | Fan Painter's Secret | 扇面师的秘密 | Bí Mật Thợ Vẽ Quạt | سر رسام المراوح
1084 fruit 0.01 | Loquat Afternoon | 枇杷午后 | Chiều Sơn Trà Nhật | أصيل البشملة
1085 adventure 0.50 | Cranes over Snow Gate | 雪门飞鹤 | Hạc Bay Cổng Tuyết | كراكي فوق بوابة الثلج
`;
